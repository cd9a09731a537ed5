import type { ApplianceDetailView } from '@appliance-index/backend/contract';
import { findRetailer } from '@appliance-index/domain/scores/retailers';
import { pluralize } from '../../shared/formats';
import { badgeRecipe } from '../../shared/ui/badge.recipe';
import { styled } from '../../shared/ui/styled';

const Chip = styled('summary', badgeRecipe);

/** What speaks against taking the score at face value; each chip gives its reason when it is pressed. */
export function TrustChips({ detail }: { detail: ApplianceDetailView }) {
  const chips = chipsOf(detail);
  if (chips.length === 0) return null;
  return (
    <ul className="reasons">
      {chips.map(({ text, reason }) => (
        <li key={text}>
          <details>
            <Chip className="warn">{text}</Chip>
            <p className="small muted">{reason}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

function chipsOf({ trust, newerReviews }: ApplianceDetailView): { text: string; reason: string }[] {
  const [one, other] = (trust?.storesDisagree?.stores ?? []).map((slug) => findRetailer(slug)?.name);
  const gap = trust?.storesDisagree?.gap.toFixed(1);
  const lower = newerReviews.flatMap((each) => (each.kind === 'shown' && each.isLower ? [each] : []));
  const colours = (trust?.pool?.size ?? 1) - 1;
  const chips = [
    gap && {
      text: 'Stores disagree',
      reason: `Reviewers at ${one} and ${other} differ by ${gap} stars, more than chance explains.`,
    },
    trust?.techsDisagree && {
      text: 'Technicians disagree',
      reason: `${trust.techsDisagree === 'owners' ? 'Owners recommend' : 'Verified technicians recommend'} it more often than ${
        trust.techsDisagree === 'owners' ? 'verified technicians' : 'owners'
      }, by more than chance explains. The Vote card shows both shares.`,
    },
    lower.length > 0 && {
      text: 'Newer reviews lower',
      reason: lower
        .map(
          ({ name, stars, newReviews, before }) =>
            `The ${pluralize(newReviews, 'newer review')} at ${name} average ${stars.toFixed(1)}, the score before was ${before.toFixed(1)}: more than chance explains, and a larger difference than usual in the category.`,
        )
        .join(' '),
    },
    colours > 0 && {
      text: `Shares its reviews with ${pluralize(colours, 'colour')}`,
      reason: 'The retailer counts the reviews of these models as one, so all of them have the same score.',
    },
  ];
  return chips.flatMap((chip) => chip || []);
}
