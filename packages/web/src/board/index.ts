export { BoardCanvas, type BoardCanvasProps, type BoardHandle, type BoardLabels } from './BoardCanvas.tsx';
export type { Insets } from './camera.ts';
export { boardSvg, type PictureOptions } from './picture.ts';
export type { BoardScene, BoardView, FigureMove, FigureRef, Mode, PathArrow, Ping, World, ZoneHighlight, ZoneMark } from './types.ts';
