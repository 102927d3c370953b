import type { CartSaving } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** The state of a cart in a few words: what is in progress, then each problem with its count. */
export function useSavingWords(): (saving: CartSaving) => string {
  const intl = useIntl();

  const goingOn = ({ state, progress, kept, unsent, denied, cause }: CartSaving): string | null => {
    if (state === 'saving' && progress) return intl.formatMessage({ id: 'matrix.save.progress' }, progress);
    if (state === 'saving') return intl.formatMessage({ id: 'matrix.save.saving' });
    if (state === 'stalled') {
      return intl.formatMessage(
        { id: kept ? 'matrix.save.kept' : 'matrix.save.stalled' },
        { count: unsent, cause },
      );
    }
    if (denied) return intl.formatMessage({ id: 'matrix.save.denied' });
    if (state === 'unsaved') return intl.formatMessage({ id: 'matrix.save.unsaved' }, { count: unsent });
    return state === 'stored' ? intl.formatMessage({ id: 'matrix.save.stored' }) : null;
  };

  const troubles = ({ conflicting, invalid, refused }: CartSaving): (string | false)[] => [
    conflicting > 0 && intl.formatMessage({ id: 'matrix.save.conflict' }, { count: conflicting }),
    invalid > 0 && intl.formatMessage({ id: 'matrix.save.invalid' }, { count: invalid }),
    refused > 0 && intl.formatMessage({ id: 'matrix.save.refused' }, { count: refused }),
  ];

  return (saving) => [goingOn(saving), ...troubles(saving)].filter(Boolean).join(' · ');
}
