import { enums, type Infer, nullable, object, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { customerParams } from './place.ts';

/** What somebody of the house is asked about: a right that is missing, or the limit of what may be ordered. */
export const contactMatters = ['rights', 'limit'] as const;
export type ContactMatter = (typeof contactMatters)[number];

/**
 * The person of the house whom to ask for a customer. `role` and `hours` are texts in the user's language, `phone` is
 * international (+49 …). The customer's name and number are for the message.
 */
export const contactStruct = type({
  name: string(),
  role: string(),
  phone: string(),
  email: string(),
  hours: string(),
  customerName: string(),
  customerNumber: string(),
});
export type Contact = Infer<typeof contactStruct>;

/** Whom to ask about a matter of a customer; 204 if the house names nobody. 404 if the customer is somebody else's. */
export const contactFor = endpoint({
  name: 'contactFor',
  path: '/:rightEnv/contacts/:customerId',
  params: customerParams,
  query: object({ matter: enums(contactMatters) }),
  answer: nullable(contactStruct),
});
