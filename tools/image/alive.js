/** The image's health check: whether the portal of this container answers. */
const port = process.env.PORT ?? '8080';
const isAlive = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
