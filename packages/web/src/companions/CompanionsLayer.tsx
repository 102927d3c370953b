import type { CompanionsRef, Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';

type Props = { companions: CompanionsRef; portal: Portal };

/** Maintenance, notices, ticker, search and consent: what lies over the pages. */
export default function CompanionsLayer({ companions }: Props) {
  const here = useSelector(companions, ({ status }) => status === 'active');
  return here ? <div data-companions /> : null;
}
