import { object, pattern, string } from 'superstruct';
import { endpoint } from './endpoint.ts';

const nameStruct = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/);

/** A page of the house as HTML, in the language of `x-language` (B7, H1): 'imprint', 'we-care', … */
export const staticPage = endpoint({
  name: 'staticPage',
  path: '/content/static/:page',
  credentials: 'optional',
  params: object({ page: nameStruct }),
  answer: string(),
  form: 'text',
});

/** General conditions as HTML by the id of their document, in the language of `x-language` (B7, H1). */
export const generalConditions = endpoint({
  name: 'generalConditions',
  path: '/content/general-conditions/:id',
  credentials: 'optional',
  params: object({ id: nameStruct }),
  answer: string(),
  form: 'text',
});
