import { Agent, get } from 'node:http';

const connections = 50;
const warmUp = 1000;

/** Answers per second that 50 connections get from one address in so many milliseconds; none may fail. */
export async function rateOf(
  url: string,
  headers: Record<string, string>,
  milliseconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = () =>
    new Promise<void>((done, fail) => {
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
        response.on('end', done).on('error', fail).resume();
      }).on('error', fail);
    });
  const during = async (time: number): Promise<number> => {
    let answered = 0;
    const until = performance.now() + time;
    const work = async () => {
      while (performance.now() < until) {
        await once();
        answered += 1;
      }
    };
    const from = performance.now();
    await Promise.all(Array.from({ length: connections }, work));
    return answered / ((performance.now() - from) / 1000);
  };
  await during(warmUp);
  const rate = await during(milliseconds);
  agent.destroy();
  return rate;
}
