// A survivor's bust on a plain ground, as a picture: drawn once for each person.
import { bust } from '../../art/portraits/bust.ts';
import './portrait.css';

const drawn = new Map<string, string>();

function picture(id: string): string {
  let known = drawn.get(id);
  if (known === undefined) {
    known = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${bust(id)}</svg>`)}`;
    drawn.set(id, known);
  }
  return known;
}

interface PortraitProps {
  readonly id: string;
  readonly size?: number;
  /** the name, where no text beside it says it */
  readonly name?: string;
}

export function Portrait({ id, size = 48, name = '' }: PortraitProps) {
  return <img className="face" src={picture(id)} width={size} height={size} alt={name} draggable={false} />;
}
