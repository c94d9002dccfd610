declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  type Exchange = { method: string; query: Record<string, string>; status: number };

  /** An application of Koa: what stands first in `middleware` sees every request first. */
  export default class S3rver {
    constructor(options: Options);
    middleware: ((exchange: Exchange, next: () => Promise<void>) => Promise<void> | void)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
