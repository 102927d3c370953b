import type { FlightRecorder } from '@selvedge/core';
import { useEffect, useRef, useState } from 'react';
import type { Support } from '../../support/copying.ts';
import { supportInfo } from '../../support/supportInfo.ts';
import { CrashView } from './CrashView.tsx';

type Props = { error: unknown; version: string; recorder?: FlightRecorder | undefined };

/** The generic error screen: an Error ID, and information for support to copy (C7). */
export function CrashScreen({ error, version, recorder }: Props) {
  const [{ errorId, text: head }] = useState(() => supportInfo(error, version));
  const [support, setSupport] = useState<Support | 'missing'>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (typeof support === 'object') support.stop();
    };
  }, [support]);
  const copy = async () => {
    setSupport(undefined);
    const part = await import('../../support/copying.ts').catch(() => null);
    if (isShown.current) setSupport(part ? part.startCopying(head, version, recorder) : 'missing');
  };
  return <CrashView head={head} errorId={errorId} support={support} onCopy={copy} />;
}
