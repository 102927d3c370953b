import type { Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { SectionsRef } from '../state/cartPage.ts';

type Props = { style: Style; folded: boolean; sections: SectionsRef };

/** Folds a style of the cart to its heading and sums, and unfolds it. */
export function FoldButton({ style: { articleId, name }, folded, sections }: Props) {
  const intl = useIntl();
  return (
    <IconButton
      icon={folded ? 'chevron' : 'chevronDown'}
      size="compact"
      label={intl.formatMessage({ id: 'cart.sections.fold' }, { style: name })}
      aria-expanded={!folded}
      onClick={() => sections.send({ type: 'section.toggled', articleId })}
    />
  );
}
