/** Made by the loader with the page, so that a second press of the same button is the same request. */
export function IdempotencyKey({ value }: { value: string }) {
  return <input type="hidden" name="idempotencyKey" value={value} />;
}
