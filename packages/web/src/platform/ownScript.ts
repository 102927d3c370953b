interface Policy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const factoryOf = (page: object): PolicyFactory | null =>
  'trustedTypes' in page ? (page.trustedTypes as PolicyFactory) : null;

const asIs: Policy = { createScriptURL: (own) => own };
const policy = factoryOf(globalThis)?.createPolicy('selvedge', asIs) ?? asIs;

/**
 * The address of a script of the portal's own, as a worker takes it: the content security policy accepts it only from a named
 * Trusted Types policy.
 */
export const ownScript = (address: string): string => policy.createScriptURL(address);
