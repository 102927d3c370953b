import type { screenCodeMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { NewVersion } from '../../failure/NewVersion.tsx';
import type { LazyPart } from '../../platform/lazyPart.ts';
import { AreaLoading } from '../../progress/AreaLoading.tsx';

type Props = {
  actor: ActorRefFrom<typeof screenCodeMachine>;
  /** The part of the page that shows the screen: it is fetched beside the charts. */
  part: Pick<LazyPart<never>, 'fetchAhead'> | undefined;
  /** What stands in for the screen; absent: a title and a line. */
  fallback?: ReactNode;
};

/** While the code of a screen comes, and where it does not (C7). */
export function ScreenCode({ actor, part, fallback }: Props) {
  useEffect(() => void part?.fetchAhead(), [part]);
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (failed) return <NewVersion onRefresh={() => actor.send({ type: 'reload.requested' })} />;
  return fallback ?? <AreaLoading />;
}
