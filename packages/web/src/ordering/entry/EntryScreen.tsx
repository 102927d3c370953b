import type { catalogMachine, entryMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { CartRef } from '../matrix/cellView.ts';

type Props = {
  entry: ActorRefFrom<typeof entryMachine>;
  cart: CartRef;
  catalog: ActorRefFrom<typeof catalogMachine>;
};

/** Fast entry: a pasted list or a file. */
export default function EntryScreen(_: Props) {
  const intl = useIntl();
  return <PageHeading title={intl.formatMessage({ id: 'app.trail.entry' })} />;
}
