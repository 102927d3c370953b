import type { CompanionsRef, Portal } from '@selvedge/core';
import { Ticker } from '../ticker/Ticker.tsx';

type Props = { companions: CompanionsRef; portal: Portal };

/** Maintenance, notices, ticker, search and consent: what lies over the pages. Its children stand in the page itself. */
export default function CompanionsLayer({ companions }: Props) {
  return <Ticker companions={companions} />;
}
