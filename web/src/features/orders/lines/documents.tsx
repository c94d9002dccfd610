import type { OrderLineDetail } from '#contracts/orders/orders.ts';

/** What the academy hands out; an address of elsewhere is opened, a file of ours is downloaded. */
export function Documents({ documents }: Pick<OrderLineDetail, 'documents'>) {
  return (
    <ul>
      {documents.map(({ url, name }) => (
        <li key={url} className="border-b border-hairline">
          <a
            href={url}
            rel="noopener"
            className="inline-block py-2.5 text-md font-strong text-ink wrap-anywhere"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
