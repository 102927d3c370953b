import type { Language, localeOf } from '@selvedge/core/contract';
import type domain from '@selvedge/core/messages/en.json';
import type screens from '../../messages/en.json';

/** Every id a screen may use. A missing one does not compile. */
export type MessageId = keyof typeof screens | keyof typeof domain;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: (typeof localeOf)[Language];
    }
  }
}
