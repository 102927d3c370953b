export { ChartDrawing, type ChartDrawingProps } from './ChartDrawing.tsx';
export type { Drawing, DrawnArrow, DrawnState } from './drawing.ts';
