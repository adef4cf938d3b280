// Our own drawings, put into the page as they are. Their text is made by this package from fixed parts and escaped labels.
import { memo, type SVGProps } from 'react';

interface DrawingProps extends Omit<SVGProps<SVGGElement>, 'dangerouslySetInnerHTML' | 'children'> {
  readonly svg: string;
}

export const Drawing = memo(function Drawing({ svg, ...more }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only text that comes in is our own drawing code
  return <g {...more} dangerouslySetInnerHTML={{ __html: svg }} />;
});
