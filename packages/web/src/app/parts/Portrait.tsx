// A survivor's bust on a plain ground, as a picture: drawn once for each person.
import { bust, bustOf } from '../../art/portraits/bust.ts';
import type { Look } from '../../art/portraits/people.ts';
import './portrait.css';

const drawn = new Map<string, string>();

const asImage = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawing}</svg>`)}`;

function picture(id: string): string {
  // Faces people make themselves may change.
  if (id.startsWith('own-')) return asImage(bust(id));
  let known = drawn.get(id);
  if (known === undefined) {
    known = asImage(bust(id));
    drawn.set(id, known);
  }
  return known;
}

interface PortraitProps {
  readonly id: string;
  /** a face that is still being made */
  readonly look?: Look;
  readonly size?: number;
  /** the name, where no text beside it says it */
  readonly name?: string;
}

export function Portrait({ id, look, size = 48, name = '' }: PortraitProps) {
  return <img className="face" src={look ? asImage(bustOf(look)) : picture(id)} width={size} height={size} alt={name} draggable={false} />;
}
