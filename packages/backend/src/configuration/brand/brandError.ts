import { ConfigurationError } from '../configurationError.ts';

/** A look that cannot be used: the field of brand.json, and what is wrong with it. */
export class BrandError extends ConfigurationError {
  constructor(field: string, fault: string) {
    super('BRAND_DIR', `has a brand.json whose ${field} ${fault}`);
  }
}
