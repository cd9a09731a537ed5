import type { ReactNode } from 'react';
import { Page } from '../../shared/ui/page-title';
import { PageHead } from '../../shared/ui/primitives';
import { privacy } from '../../styled-system/recipes';

const styles = privacy();

export default function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      description="What data the site keeps about visitors and members, and for how long."
    >
      <PageHead>
        <h1>Privacy</h1>
        <p className="lead">What we keep, why, and for how long. It is not much.</p>
      </PageHead>
      <div>
        <Topic title="No tracking">
          <p>
            We do not track what you read. Our pages contain no analytics and no advertising, and all of our
            own files come from this site.
          </p>
          <p>
            A catalogue entry or an article may use a picture on another host. Your browser loads it from
            there, so that host sees your IP address.
          </p>
        </Topic>
        <Topic title="Cookies">
          <p>Reading, searching and comparing set no cookies.</p>
          <p>
            Signing in sets a session cookie. It is HttpOnly, so scripts cannot read it, and it expires after
            30 days, or after 12 hours for admins. Signing out removes it at once.
          </p>
        </Topic>
        <Topic title="Comparisons">
          <p>
            The models you pick for a comparison are stored in your browser's local storage under "comparison"
            until you clear them. They are not sent to us, but the link to a comparison lists its models.
          </p>
        </Topic>
        <Topic title="Display mode">
          <p>
            Your choice of light or dark is stored in your browser's local storage under "darkMode". It is not
            sent to us.
          </p>
        </Topic>
        <Topic title="Your account">
          <p>
            An account stores your e-mail address and your password. The password is kept only as an argon2id
            hash, from which it cannot be read.
          </p>
          <p>
            For technicians it also stores your name, company, city, state and country, the website, licence
            number and phone number if you add them, and our verification decision with a note of what we
            checked. We use these only to verify you and never show them publicly.
          </p>
          <p>
            Password resets and decisions about your account are recorded in a log that only our staff can
            read.
          </p>
        </Topic>
        <Topic title="Your votes">
          <p>
            Votes are stored with your account, so that each counts once and you can change it. Others see
            only the counts, never who voted. Without an account, a vote stays on the page and is gone when
            you leave.
          </p>
        </Topic>
        <Topic title="Seeing and erasing your data">
          <p>
            Ask the operator of this site, who can show you what is stored about your account, or delete it
            with its votes and the newsletter subscription of its address. A deleted account cannot be
            restored. Backups made before keep it until they are deleted.
          </p>
        </Topic>
        <Topic title="IP addresses">
          <p>
            To limit abuse, we count attempts per IP address to sign in, sign up, reset a password, use an
            admin key, and join or confirm the newsletter. Some are also counted per e-mail address. Each
            count ends within an hour, and is deleted about an hour later.
          </p>
          <p>
            When a sign-in fails, a limit is reached, an admin key is used or a request fails on our side, the
            server logs the IP address so that we can investigate. Requests that you may not make are logged
            without it. Failed sign-ins and such requests are logged with the account's ID if there is one.
          </p>
        </Topic>
        <Topic title="Newsletter">
          <p>
            The newsletter uses double opt-in: you receive nothing until you confirm by e-mail. Every issue
            has a one-click unsubscribe link. We delete your address when you unsubscribe, or if you do not
            confirm it in time.
          </p>
        </Topic>
      </div>
    </Page>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.topic}>
      <h2 className="h3">{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
