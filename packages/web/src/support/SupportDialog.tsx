import type { Portal } from '@selvedge/core';
import { useEffect, useState } from 'react';
import { type Support, startCopying } from './copying.ts';
import { SupportView } from './SupportView.tsx';
import { supportInfo } from './supportInfo.ts';

type Props = { portal: Portal; onClose: () => void };

/** The actor that copies the support info lives as long as its dialog is open. */
export default function SupportDialog({ portal, onClose }: Props) {
  const [support, setSupport] = useState<Support | null>(null);
  useEffect(() => {
    const { version } = portal.configuration;
    const actor = startCopying(supportInfo(null, version).text, version, portal.recorder);
    setSupport(actor);
    return () => actor.stop();
  }, [portal]);
  return support && <SupportView support={support} onClose={onClose} />;
}
