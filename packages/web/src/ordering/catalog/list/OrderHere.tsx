import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { OrderInPlace } from './orderInPlace.ts';

type Props = { articleId: string; name: string };

/** Opens the quick order of a style in the list. It lies above the link that covers the style. */
export function OrderHere({ articleId, name }: Props) {
  const intl = useIntl();
  const quickStyle = useContext(OrderInPlace);
  return (
    quickStyle && (
      <IconButton
        icon="plus"
        size="compact"
        aria-haspopup="dialog"
        label={intl.formatMessage({ id: 'catalog.order' }, { name })}
        onClick={() => quickStyle.send({ type: 'quickStyle.wanted', articleId })}
      />
    )
  );
}
