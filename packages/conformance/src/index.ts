export { command, type Outlet } from './command.ts';
export { chapters } from './entries.ts';
export type { Entry } from './entry.ts';
export { answerShown } from './general/answers.ts';
export { checksOf } from './general/checks.ts';
export { CouldNotRun } from './http/deviation.ts';
export { addressShown, routes } from './routes.ts';
export { runConformance, type Settings } from './run/run.ts';
export type { CheckVerdict, Ending, Report, RouteVerdict } from './run/verdict.ts';
