import { fromPromise } from 'xstate';
import { cartStyles, openStyles, type ParamsOf, type Style } from '../../contract/index.ts';
import type { ReadingParams } from '../../platform/actors/reading.ts';
import type { Api } from '../../platform/api/client.ts';

type Which = ParamsOf<typeof cartStyles>;

/** Loads the styles of a cart's lines, with today's facts. */
export const readCartStyles = async (api: Api, params: Which, signal: AbortSignal): Promise<Style[]> =>
  openStyles(await api.send(cartStyles, { params, signal }));

const which = (input: ReadingParams): Which => {
  if (cartStyles.params === null) throw new Error('Styles of no cart');
  return cartStyles.params.create(input);
};

export const contentsActors = (api: Api) => ({
  read: fromPromise<Style[], ReadingParams>(async ({ input, signal }) =>
    readCartStyles(api, which(input), signal),
  ),
});
