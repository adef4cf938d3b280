// Loaded when a file is opened. Whoever imports the whole protocol later would put its validators beside what every table loads.
export { parseGameFile } from '@holdout/protocol';
