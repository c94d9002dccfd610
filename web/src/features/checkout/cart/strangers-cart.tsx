import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readBrowserCart } from '#web/forms/kept/browser-cart.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The cart of who is signed out is in the browser: it leads to the guest's checkout, an empty one to the login. */
export function StrangersCart({ loginAt }: { loginAt: string }) {
  const navigate = useNavigate();

  // What the browser keeps is known to the browser alone.
  useEffect(() => {
    navigate(readBrowserCart().length > 0 ? '/checkout/guest' : loginAt, { replace: true });
  }, [navigate, loginAt]);

  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${loginAt}`} />
      </noscript>
      <PageHeader title="Cart" size="3xl" lead="Please log in to see your cart." />
      <ButtonLink to={loginAt} variant="primary">
        Log in
      </ButtonLink>
    </main>
  );
}
