import type { ComponentProps } from 'react';
import { OnDemandWords } from '../../../messages/OnDemandWords.tsx';
import { QuickOrder } from './QuickOrder.tsx';

/** The quick order with its words, loaded when it is first opened. */
export default function QuickOrderDialog(props: ComponentProps<typeof QuickOrder>) {
  return (
    <OnDemandWords>
      <QuickOrder {...props} />
    </OnDemandWords>
  );
}
