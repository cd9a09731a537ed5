import type { CardView } from '@appliance-index/backend/contract';
import { modelName } from '../../formats';
import { ChakraSystem } from '../../theme/chakra-system';
import { Dialog } from '../notices/dialog';
import ScoreExplanation from './score-explanation';

/** The explanation of a score in a dialog. */
export default function WhyDialog({ card, onClose }: { card: CardView; onClose: () => void }) {
  return (
    <ChakraSystem>
      <Dialog title={`Why ${card.shownScore}?`} size="md" onClose={onClose}>
        <p className="muted">{modelName(card)}</p>
        <ScoreExplanation applianceId={card.id} />
      </Dialog>
    </ChakraSystem>
  );
}
