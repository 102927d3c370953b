import { describe, expect, it } from 'vitest';
import { warningsOf } from '../server/warnings.ts';
import { readConfig } from './config.ts';

const elsewhere = {
  OIDC_ISSUER: 'https://id.house.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_MODE: 'public',
  OIDC_INTROSPECTION_CLIENT_ID: 'backend',
  OIDC_INTROSPECTION_CLIENT_SECRET: 'x',
};

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: 'localhost',
      databaseUrl: null,
      publicUrl: 'http://localhost:8080',
      identity: { mode: 'basic', foreign: null },
    });
  });

  it.each(['foo', '10.0.0.0/33', '10.0.0.1/8/8', '::1/129'])('A13: refuses the proxy %s by name', (proxy) => {
    expect(() => readConfig({ TRUSTED_PROXIES: proxy })).toThrow('TRUSTED_PROXIES must have addresses');
    const good = ['127.0.0.1', '10.0.0.0/8', '::1', 'fc00::/7', 'loopback'];
    expect(readConfig({ TRUSTED_PROXIES: good.join(', ') }).trustedProxies).toEqual(good);
  });

  it('fills an empty database with as much demo data as is asked for', () => {
    expect(readConfig({}).demoSize).toBe('standard');
    expect(readConfig({}).demoSignIn).toBe(false);
    expect(readConfig({ DEMO_SIZE: 'large' }).demoSize).toBe('large');
    expect(() => readConfig({ DEMO_SIZE: 'huge' })).toThrow('DEMO_SIZE');
  });

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ HOST: 'localhost.example.com' }, false],
    [{ PUBLIC_URL: 'https://portal.example.com' }, false],
    [{ PUBLIC_URL: 'https://127.0.0.1.example.com' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
    [{ PUBLIC_URL: 'https://portal.example.com', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
    [elsewhere, false],
    [{ ...elsewhere, DEMO: 'on' }, true],
  ])('A13: is a demonstration on its own machine alone, or by name: %j', (environment, demo) => {
    expect(readConfig(environment).demo).toBe(demo);
    const signIn = () => readConfig({ ...environment, DEMO_SIGN_IN: 'on' }).demoSignIn;
    if (demo) expect(signIn()).toBe(true);
    else expect(signIn).toThrow('DEMO_SIGN_IN must be off');
  });

  it.each([
    [{}, 'basic', []],
    [{ HOST: '0.0.0.0' }, 'public', []],
    [{ PUBLIC_URL: 'https://portal.example.com' }, 'public', []],
    [{ PUBLIC_URL: 'https://portal.example.com', OIDC_CLIENT_MODE: 'basic' }, 'basic', ['OIDC_CLIENT_MODE']],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, 'public', ['DEMO']],
    [{ HOST: '0.0.0.0', DEMO: 'on', DEMO_SIGN_IN: 'on' }, 'public', ['DEMO', 'DEMO_SIGN_IN']],
  ])(
    'A9 A13: keeps a secret in the page on its own machine alone, or by name, and warns: %j',
    (environment, mode, keys) => {
      const config = readConfig(environment);
      expect(config.identity.mode).toBe(mode);
      expect(warningsOf(config).map((line) => /^Warning: (\w+)=/.exec(line)?.[1])).toEqual(keys);
    },
  );

  it('derives the public address from the port, and takes one without its slash', () => {
    expect(readConfig({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
    expect(readConfig({ PUBLIC_URL: 'https://portal.example.com/' }).publicUrl).toBe(
      'https://portal.example.com',
    );
  });

  it('O4 tells times in the time zone of the house, and in none that there is not', () => {
    expect(readConfig({}).timeZone).toBe('Europe/Berlin');
    expect(readConfig({ TIME_ZONE: 'Asia/Tokyo' }).timeZone).toBe('Asia/Tokyo');
    expect(() => readConfig({ TIME_ZONE: 'Mars/Base' })).toThrow('TIME_ZONE');
  });

  it('sends mail in the name of the portal unless told otherwise', () => {
    expect(readConfig({}).mailFrom).toEqual({ name: 'Selvedge', address: 'no-reply@localhost' });
    expect(readConfig({ PUBLIC_URL: 'https://portal.example.com' }).mailFrom.address).toBe(
      'no-reply@portal.example.com',
    );
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:8080' }).mailFrom.address).toBe('no-reply@localhost');
    expect(readConfig({ MAIL_FROM: 'Größe & Co <shop@example.com>' }).mailFrom).toEqual({
      name: 'Größe & Co',
      address: 'shop@example.com',
    });
    expect(readConfig({ MAIL_FROM: 'shop@example.com' }).mailFrom).toEqual({
      name: '',
      address: 'shop@example.com',
    });
  });

  it('C4 sends messages of the contact form to the service of the portal’s host unless told otherwise', () => {
    expect(readConfig({}).serviceMail).toBe('service@localhost');
    expect(readConfig({ PUBLIC_URL: 'https://portal.example.com' }).serviceMail).toBe(
      'service@portal.example.com',
    );
    expect(readConfig({ SERVICE_MAIL: 'help@example.com' }).serviceMail).toBe('help@example.com');
  });

  const foreign = {
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_INTROSPECTION_CLIENT_ID: 'backend',
    OIDC_INTROSPECTION_CLIENT_SECRET: 'other-secret',
  };

  it('A9: accepts a foreign provider that is complete for its mode', () => {
    expect(readConfig(foreign).identity).toMatchObject({ mode: 'basic', clientSecret: 'secret' });
    const { OIDC_CLIENT_SECRET: _, ...rest } = foreign;
    expect(readConfig({ ...rest, OIDC_CLIENT_MODE: 'public' }).identity.clientSecret).toBeNull();
  });

  it.each([
    [{ PORT: '80a' }, 'PORT must be a port number from 1 to 65535'],
    [{ PORT: '0' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    [
      { PUBLIC_URL: 'portal.example.com' },
      'PUBLIC_URL must be an address that begins with http:// or https://',
    ],
    [{ PUBLIC_URL: 'https://example.com/portal' }, 'PUBLIC_URL must be an origin alone'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address that begins with smtp://'],
    [{ MAIL_FROM: 'Selvedge' }, 'MAIL_FROM must be an email address, or a name and one in angle brackets'],
    [{ MAIL_FROM: 'A <a@b.test>, C <c@d.test>' }, 'MAIL_FROM must be an email address'],
    [{ SERVICE_MAIL: 'help' }, 'SERVICE_MAIL must be an email address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ SELF_SERVICE_URL: 'javascript:alert(1)' }, 'SELF_SERVICE_URL must be an address'],
    [{ OIDC_CLIENT_MODE: 'secret' }, 'OIDC_CLIENT_MODE must be one of basic, public'],
    [
      { OIDC_CLIENT_MODE: 'public', OIDC_CLIENT_SECRET: 'x' },
      'OIDC_CLIENT_SECRET must not be set unless OIDC_CLIENT_MODE is set to basic',
    ],
    [{ OIDC_SCOPE: 'profile' }, "OIDC_SCOPE must hold 'openid'"],
    [{ OIDC_ACCESS_TOKEN_SECONDS: '4' }, 'OIDC_ACCESS_TOKEN_SECONDS must be a whole number from 5 to 86400'],
    [{ ...foreign, OIDC_ACCESS_TOKEN_SECONDS: '60' }, 'OIDC_ACCESS_TOKEN_SECONDS must not be set'],
    [
      { OIDC_TOKEN_URL: 'https://id.example.com/token' },
      'OIDC_TOKEN_URL is of use only together with OIDC_ISSUER',
    ],
    [{ ...foreign, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID must be set when OIDC_ISSUER is'],
    [{ ...foreign, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET must be set when OIDC_CLIENT_MODE is basic'],
    [{ ...foreign, OIDC_INTROSPECTION_CLIENT_ID: ' ' }, 'OIDC_INTROSPECTION_CLIENT_ID must be set'],
    [{ ...foreign, OIDC_ISSUER: 'id.example.com' }, 'OIDC_ISSUER must be an address'],
  ])('A9: refuses %j and says why', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('never repeats an address that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hidden@db' })).toThrow(/^(?!.*hidden)/);
  });
});
