import type { Endpoint, EndpointOptions, InputOf } from '#contracts/endpoint.ts';
import type { Reply } from '#server/calls/binding.ts';
import type { Upload, UploaderCtx } from './store-file.ts';

type UploadEndpoint = EndpointOptions & { files: NonNullable<EndpointOptions['files']> };

/** A call whose body is a stream of files, and what is done with them while they come. */
export type UploadReceiver = {
  endpoint: UploadEndpoint;
  receive(ctx: UploaderCtx, uploads: AsyncIterable<Upload>, input: never): Promise<object>;
};

type Receive<E extends EndpointOptions> = (
  ctx: UploaderCtx,
  uploads: AsyncIterable<Upload>,
  input: InputOf<E>,
) => Promise<Reply<E>>;

export const receiveUploads = <E extends UploadEndpoint & Endpoint>(
  endpoint: E,
  receive: Receive<E>,
): UploadReceiver => ({ endpoint, receive: receive as UploadReceiver['receive'] });
