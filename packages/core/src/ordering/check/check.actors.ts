import { fromPromise } from 'xstate';
import { type RightEnv, validateCart } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { cartMissing } from '../../rules/emptyCartRule.ts';
import type { CheckVerdict } from './check.machine.ts';

/** No cart follows this version, so whatever cart comes next is checked again. */
const gone = (cartId: string): CheckVerdict => ({ version: -1, findings: [cartMissing(cartId)] });

export const checkActors = (api: Api) => ({
  /** Runs all rules over a cart. If the cart no longer exists, that is a finding like any other (N7). */
  precheck: fromPromise<CheckVerdict, { rightEnv: RightEnv; cartId: string }>(
    async ({ input: { rightEnv, cartId }, signal }) => {
      try {
        return await api.send(validateCart, { params: { rightEnv, cartId }, signal });
      } catch (error) {
        if (failureOf(error).status === 404) return gone(cartId);
        throw error;
      }
    },
  ),
});
