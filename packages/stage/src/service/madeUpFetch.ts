import { CallRefused, type Scene } from '../scene/scene.ts';
import { answers } from './answers.ts';
import { stageNow } from './clock.ts';
import { askedBy } from './endpoints.ts';
import { createShowroom } from './showroom.ts';

const STYLES = 240;

const untilGivenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The service of a scene: responds to every request inside the page. Responses are checked against the contract. */
export function madeUpFetch(scene: Scene): (request: Request) => Promise<Response> {
  const showroom = createShowroom(STYLES);
  const headers = () => ({ date: new Date(stageNow()).toUTCString() });
  const refusal = ({ status, body }: CallRefused) => Response.json(body, { status, headers: headers() });

  const answer = async (request: Request): Promise<Response> => {
    const found = await askedBy(request);
    if (!found) return refusal(new CallRefused(404, { code: 'notFound' }));
    const { endpoint, asked } = found;
    const own = scene.answers?.[endpoint.name] ?? answers[endpoint.name];
    const value = await (own
      ? own(asked, showroom)
      : showroom.send(endpoint, asked as Parameters<typeof showroom.send>[1]));
    if (endpoint.answer === null) return new Response(null, { status: 204, headers: headers() });
    if (value === undefined) return refusal(new CallRefused(404, { code: 'notFound' }));
    const [fault] = endpoint.answer.validate(value);
    if (fault) throw fault;
    return endpoint.form === 'text'
      ? new Response(String(value), { headers: { ...headers(), 'content-type': 'text/html' } })
      : Response.json(value, { headers: headers() });
  };

  return (request) =>
    Promise.race([answer(request), untilGivenUp(request.signal)]).catch((error: unknown) => {
      if (error instanceof CallRefused) return refusal(error);
      throw error;
    });
}
