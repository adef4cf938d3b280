// More survivors than the edge of the table has room for: whoever acts is in sight there. The rail alone is moved, never the page.
const by = (from: number, to: number, least: number, most: number): number =>
  to > most ? Math.min(to - most, from - least) : Math.min(0, from - least);

export function keepInSight(rail: Element | null): void {
  const card = rail?.querySelector('[data-active]')?.getBoundingClientRect();
  const room = rail?.getBoundingClientRect();
  if (!rail || !card || !room) return;
  rail.scrollBy(by(card.left, card.right, room.left, room.right), by(card.top, card.bottom, room.top, room.bottom));
}
