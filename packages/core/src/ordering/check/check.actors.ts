import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type RightEnv, validateCart } from '../../contract/index.ts';
import type { Verdict } from './check.machine.ts';

export const checkActors = (api: Api) => ({
  rehearse: fromPromise<Verdict, { rightEnv: RightEnv; cartId: string }>(({ input, signal }) =>
    api.send(validateCart, { params: input, signal }),
  ),
});
