import type { ImportReport } from '@appliance-index/backend/contract';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { pluralize } from '../../../shared/formats';
import { Warning } from '../../../shared/ui/notices/warning';
import { editor } from '../../../styled-system/recipes';
import { describeFieldChange } from './import-text';

const styles = editor();

/** What has to be ticked before a guard lets an import pass: the models that it names, and the others together. */
export function ticksOf({ code, names, total }: ImportReport['guards'][number]) {
  const named = names.map((name) => ({ key: `${code} ${name}`, name }));
  const others = total - names.length;
  if (names.length === 0 || others <= 0) return named;
  return [...named, { key: `${code} others`, name: pluralize(others, 'other') }];
}

interface GuardTicksProps {
  report: ImportReport;
  ticked: ReadonlyMap<string, true>;
  onTick: (key: string, tick: true | null) => void;
}

/** The tripped guards, each with a tick for what it is about. */
export function GuardTicks({ report, ticked, onTick }: GuardTicksProps) {
  return (
    <Warning stacked>
      {report.guards.map((guard) => (
        <fieldset key={guard.code} className={styles.ticks}>
          <legend>{guard.names.length > 0 ? `${guard.problem}:` : guard.problem}</legend>
          {ticksOf(guard).map(({ key, name }) => (
            <Checkbox.Root
              key={key}
              className={styles.tick}
              checked={ticked.has(key)}
              onCheckedChange={({ checked }) => onTick(key, checked === true || null)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{`${name}${changeText(report, name)}`}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </fieldset>
      ))}
      <p>Tick what you have checked and found right. The import can be applied once all are ticked.</p>
    </Warning>
  );
}

/** ': Best Buy Score 4.5 → 3.4'; nothing for a brand, and for a model beyond those listed. */
function changeText({ changes }: ImportReport, name: string): string {
  const change = changes.listed.find(({ brand, model }) => `${brand} ${model}` === name);
  return change ? `: ${change.fields.map(describeFieldChange).join(', ')}` : '';
}
