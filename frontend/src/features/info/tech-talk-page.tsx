import { paths } from '../../shared/paths';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Badge, ButtonLink, Empty } from '../../shared/ui/primitives';

/** Placeholder for the technicians' blog section. */
export default function TechTalkPage() {
  return (
    <Page title="Tech Talk" description="Repair technicians on what fails and why. Coming soon.">
      <Empty>
        <TypeDrawing name="washers-commercial-front-load" />
        <Badge tone="tint">Coming Soon</Badge>
        <h1>Tech Talk</h1>
        <p>Repair technicians on what fails, why, and what is worth repairing.</p>
        <ButtonLink variant="outline" to={paths.blog}>
          Back to the Blog
        </ButtonLink>
      </Empty>
    </Page>
  );
}
