/** Faces of one's own without the mark that tells them from the book's. */
export const faceName = (id: string): string => id.replace(/^own-/, '★ ');
