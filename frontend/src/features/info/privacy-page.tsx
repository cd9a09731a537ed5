import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui/page-title';
import { PageHead } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { privacyRecipe } from './privacy.recipe';

const Privacy = styled('div', privacyRecipe);

export default function PrivacyPage() {
  return (
    <div className="wrap">
      <PageTitle
        title="Privacy"
        description="What the site keeps of its visitors and members, and how long."
      />
      <PageHead>
        <h1>Privacy</h1>
        <p className="lead">What we keep, what for, and how long. It is not much.</p>
      </PageHead>
      <Privacy>
        <WhileYouRead />
        <WithAnAccount />
        <NetworkAddresses />
        <Newsletter />
      </Privacy>
    </div>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="h3">{title}</h2>
      <div className="text">{children}</div>
    </section>
  );
}

function WhileYouRead() {
  return (
    <>
      <Topic title="No tracking">
        <p>
          We do not follow what you read. The pages hold no analytics and no advertisements, and nothing of
          ours is loaded from another site.
        </p>
        <p>
          A catalogue entry may link to a picture on another host. Your browser fetches it from there, and
          that host sees your network address.
        </p>
      </Topic>
      <Topic title="Cookies">
        <p>Reading, searching and comparing set no cookie.</p>
        <p>
          Signing in sets one, for the session. It is HttpOnly, so no script can read it, and it ends after 30
          days, or after 12 hours for admins. Signing out removes it at once.
        </p>
      </Topic>
      <Topic title="Models to compare">
        <p>
          The models you gather for a comparison are remembered in your browser's local storage under
          "comparison", until you clear them. They are not sent to us; the address of a comparison names its
          models.
        </p>
      </Topic>
      <Topic title="Display mode">
        <p>
          Choosing light or dark is remembered in your browser's local storage under "darkMode". It is not
          sent to us.
        </p>
      </Topic>
    </>
  );
}

function WithAnAccount() {
  return (
    <>
      <Topic title="Your account">
        <p>
          An account stores your e-mail address and your password, the latter only as an argon2id hash, from
          which the password cannot be read.
        </p>
        <p>
          For technicians it also stores name, company, city, state and country, and how we decided. They
          serve to verify you and are never shown publicly.
        </p>
      </Topic>
      <Topic title="Your votes">
        <p>
          Votes are stored with your account, so that each counts once and you can change it. Others see
          counts only, never who voted. Without an account a vote stays on the page and is gone when you
          leave.
        </p>
      </Topic>
    </>
  );
}

function NetworkAddresses() {
  return (
    <Topic title="Network addresses">
      <p>
        We count attempts by network address for rate limits: to sign in, to sign up, to get a new password,
        to use an admin key, and to get, confirm or end the newsletter. Some are counted by e-mail address,
        too. A limit counts for an hour at most, and a count that has run out is deleted.
      </p>
      <p>
        When a request fails on our side, or an admin key is used, the server's log notes the address, so that
        we can look into it. Sign-ins that fail and calls that are refused it notes without the address, by
        the number of the account if there is one.
      </p>
    </Topic>
  );
}

function Newsletter() {
  return (
    <Topic title="Newsletter">
      <p>
        The newsletter is by double opt-in: nothing comes until you confirm it from a first mail. Every issue
        has a link that ends it with one click.
      </p>
    </Topic>
  );
}
