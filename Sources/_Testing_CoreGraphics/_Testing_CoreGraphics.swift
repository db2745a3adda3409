// Empty on purpose. A file that imports both Testing and CoreGraphics makes the compiler look for a
// module of this name: on Apple's systems it adds attachments for that framework's images.
