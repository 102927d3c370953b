import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

type Id = 'one' | 'two' | 'three';

function Shown() {
  const [value, setValue] = useState<Id>('one');
  return (
    <Tabs<Id>
      label="Numbers"
      value={value}
      onValue={setValue}
      items={[
        { id: 'one', label: 'One', panel: 'First' },
        { id: 'two', label: 'Two', panel: 'Second' },
        { id: 'three', label: 'Three', panel: 'Third' },
      ]}
    />
  );
}

const chosen = () => {
  const tab = screen.getByRole('tab', { selected: true });
  return [tab.textContent, document.activeElement === tab, screen.getByRole('tabpanel').textContent];
};

it('M2 Tab stops at the chosen tab only, and goes on to its panel', async () => {
  const user = userEvent.setup();
  render(<Shown />);
  await user.click(screen.getByRole('tab', { name: 'Two' }));
  await waitFor(() => expect(chosen()).toEqual(['Two', true, 'Second']));
  await user.tab();
  const panel = screen.getByRole('tabpanel', { name: 'Two' });
  expect(panel).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-controls', panel.id);
  await user.tab({ shift: true });
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
});
