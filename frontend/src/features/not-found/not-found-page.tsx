import { paths } from '../../shared/paths';
import { PageSearch } from '../../shared/search/page-search';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ButtonLink, Empty } from '../../shared/ui/primitives';

/** Shown for every unknown URL. */
export default function NotFoundPage() {
  return (
    <Page title="Page Not Found" description="There is no page at this address.">
      <Empty>
        <TypeDrawing name="washers-top-load" />
        <h1>Page Not Found</h1>
        <p>We can't find this page. It may have moved, or the link may contain a mistake.</p>
        <PageSearch id="missing-page" label="Search for a brand or model" />
        <ButtonLink variant="outline" to={paths.home}>
          Back to Home
        </ButtonLink>
      </Empty>
    </Page>
  );
}
