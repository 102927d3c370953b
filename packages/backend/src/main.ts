import { start } from './server/start.ts';

await start(process.env).catch((error: unknown) => {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown reason';
  process.stderr.write(`Selvedge cannot start: ${message}\n`);
  if (process.env.LOG_LEVEL === 'debug')
    process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
  process.exit(1);
});
