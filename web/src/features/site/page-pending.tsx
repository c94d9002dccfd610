import { useNavigation } from 'react-router';

/** While the next page is on its way; a page that comes at once shows nothing of it. */
export function PagePending() {
  const { state, formData } = useNavigation();
  const isPending = state === 'loading' && !formData;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-4 z-50 grid justify-items-center">
      {isPending && (
        <p className="flex animate-[fade_var(--dur-2)_400ms_both] items-center gap-3 rounded-sm bg-paper px-4 py-2.5 text-md shadow-overlay">
          <span
            aria-hidden="true"
            className="size-4 animate-turn rounded-full border-2 border-deep border-e-transparent"
          />
          Loading…
        </p>
      )}
    </div>
  );
}
