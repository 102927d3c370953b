export { command, type Outlet } from './command.ts';
export { CouldNotRun } from './http/deviation.ts';
export { routes } from './routes.ts';
export { runConformance, type Settings } from './run/run.ts';
export type { CheckVerdict, Ending, Report, RouteVerdict } from './run/verdict.ts';
