import { useIntl } from 'react-intl';

/** What a chart knows of a failed call. */
export type Told = { readonly kind: string; readonly message: string; readonly tracking: string | null };

/** The server's own sentence, or what can be said without one (specification, section 8). */
export function useFailureText(): (failure: Told | null) => string {
  const intl = useIntl();
  return (failure) => {
    if (failure?.message) return failure.message;
    return failure?.kind === 'network'
      ? intl.formatMessage({ id: 'ordering.failure.network' })
      : intl.formatMessage({ id: 'ui.error.unexpected' });
  };
}
