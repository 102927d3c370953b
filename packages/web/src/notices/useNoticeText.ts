import type { NoticeSubject, ShownNotice } from '@selvedge/core/overlays';
import { useIntl } from 'react-intl';
import { useFailureText } from '../failure/useFailureText.ts';

/**
 * The text of a notice: what was being done, and why it failed (requirement C6). The server's message is plain text.
 */
export function useNoticeText(notice: ShownNotice | undefined): { title: string; reason: string } {
  const intl = useIntl();
  const failureText = useFailureText();
  const subjects: Record<NoticeSubject, string> = {
    consent: intl.formatMessage({ id: 'notice.subject.consent' }),
    favorite: intl.formatMessage({ id: 'notice.subject.favorite' }),
    forward: intl.formatMessage({ id: 'notice.subject.forward' }),
  };
  const reasons: Record<string, string> = {
    notKept: intl.formatMessage({ id: 'notice.reason.notKept' }),
    notFound: intl.formatMessage({ id: 'notice.reason.missing' }),
    unavailable: intl.formatMessage({ id: 'notice.reason.unavailable' }),
  };
  if (!notice) return { title: '', reason: '' };
  const { subject, failure } = notice;
  const title = subject === null ? intl.formatMessage({ id: 'notice.subject.several' }) : subjects[subject];
  if (failure.kind === 'network') {
    return { title, reason: intl.formatMessage({ id: 'notice.reason.network' }) };
  }
  const known = failure.code !== null && Object.hasOwn(reasons, failure.code) ? reasons[failure.code] : '';
  const said = failure.kind === 'refused' ? failureText(failure) : '';
  return { title, reason: known || said || intl.formatMessage({ id: 'ui.error.unexpected' }) };
}
