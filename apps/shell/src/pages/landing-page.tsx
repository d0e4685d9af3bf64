import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { ButtonLink, breakpoint, color, font, icons, Row, radius, space } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ExampleWorry } from '../features/landing/example-worry.tsx'
import { WorryStoneScene } from '../features/landing/worry-stone-scene.tsx'

/** `/` for someone who is not signed in. */
export function LandingPage() {
  const t = useT()
  usePageTitle(t('A safe space for your worries'))
  return (
    <Page>
      <Hero>
        <HeroText>
          <PageHeading>{t('A safe space for your worries')}</PageHeading>
          <p>{t('Set down what weighs on you, in a few words. Find people who know the feeling, and carry it together.')}</p>
          <Actions>
            <ButtonLink as={Link} to="/register" size="l">
              {t('Get Started Free')}
            </ButtonLink>
            <ButtonLink as={Link} to="/login" size="l" kind="quiet">
              {t('Sign In')}
            </ButtonLink>
          </Actions>
          <Hint>
            {t('Just looking?')} <Link to="/feed">{t('Read the community feed')}</Link>
            <br />
            <Link to="/community">{t('What the community is like')}</Link>
          </Hint>
        </HeroText>
        <Picture>
          <WorryStoneScene />
          <ExampleWorry />
        </Picture>
      </Hero>

      <Features />
      <Steps />

      <Closing aria-labelledby="closing">
        <h2 id="closing">{t('One worry is enough to begin')}</h2>
        <p>{t('It is free, and you decide who reads what you write.')}</p>
        <ButtonLink as={Link} to="/register" size="l">
          {t('Start Your Journey')}
        </ButtonLink>
      </Closing>
      <Disclaimer>
        {t(
          'Worrystone is support among people, not emergency care. If you are in danger, please call your local emergency number.',
        )}
      </Disclaimer>
    </Page>
  )
}

function Features() {
  const t = useT()
  const features = [
    {
      icon: icons.HeartHandshake,
      tone: 'primary',
      title: t('Compassionate Community'),
      text: t('People here know what a worry weighs. They read with care, and nobody has to be brave.'),
    },
    {
      icon: icons.ShieldCheck,
      tone: 'support',
      title: t('AI-Protected Space'),
      text: t('Words that could hurt wait until a moderator has read them, and you choose who may see each worry.'),
    },
    {
      icon: icons.Users,
      tone: 'accent',
      title: t("You're Not Alone"),
      text: t('Whatever keeps you awake, someone else has lain awake with it too. Find those with similar concerns.'),
    },
    {
      icon: icons.Leaf,
      tone: 'primary',
      title: t('Guided Support'),
      text: t('Coping exercises and professional resources belong beside kind words: small steps, at your own pace.'),
    },
  ] as const
  return (
    <Section aria-labelledby="features">
      <h2 id="features">{t('A gentler place to put it down')}</h2>
      <FeatureGrid>
        {features.map(({ icon: Icon, tone, title, text }) => (
          <li key={title}>
            <FeatureIcon $tone={tone}>
              <Icon size={26} />
            </FeatureIcon>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </FeatureGrid>
    </Section>
  )
}

function Steps() {
  const t = useT()
  return (
    <Section aria-labelledby="steps">
      <h2 id="steps">{t('How Worrystone works')}</h2>
      <StepList>
        <li>
          <h3>{t('Share Your Worry')}</h3>
          <p>{t('A prompt helps with the first words:')}</p>
          <Prompts>
            <li>{t('I am worried about...')}</li>
            <li>{t('I worry that...')}</li>
          </Prompts>
        </li>
        <li>
          <h3>{t('Find Your Community')}</h3>
          <p>{t('Read worries close to your own, and follow the people whose words stay with you.')}</p>
        </li>
        <li>
          <h3>{t('Get Support')}</h3>
          <p>{t('Let others stand by you. What is said aloud, among people who understand, grows lighter.')}</p>
        </li>
      </StepList>
    </Section>
  )
}

const Page = styled.div`
  inline-size: 100%;
  max-inline-size: 72rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[5]} ${space[12]};
  @media (min-width: ${breakpoint.medium}) { padding: ${space[12]} ${space[8]} ${space[16]}; }
`

const Hero = styled.div`
  display: grid;
  gap: ${space[10]};
  align-items: center;
  @media (min-width: ${breakpoint.medium}) { grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr); gap: ${space[12]}; }
`

const HeroText = styled.div`
  > h1 { margin: 0 0 ${space[5]}; font-size: ${font.size.hero}; line-height: 1.08; letter-spacing: -0.02em; }
  > p { margin: 0 0 ${space[6]}; max-inline-size: 32rem; font-size: ${font.size.l}; line-height: 1.5; color: ${color.inkSoft}; }
`

const Actions = styled(Row)`
  > a { flex: 1 1 14rem; }
  @media (min-width: ${breakpoint.small}) { > a { flex: none; } }
`

const Hint = styled.p`
  && { margin: ${space[5]} 0 0; font-size: ${font.size.m}; }
  > a { display: inline-block; padding-block: ${space[2]}; font-weight: 650; }
`

const Picture = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  > svg { inline-size: 100%; max-inline-size: 32rem; block-size: auto; }
  > figure { position: relative; inline-size: min(100%, 25rem); margin-block-start: -1rem; }
`

const Section = styled.section`
  margin-block-start: ${space[16]};
  @media (min-width: ${breakpoint.medium}) { margin-block-start: 7rem; }
  > h2 { margin-block-end: ${space[8]}; font-size: ${font.size.xxl}; }
`

const FeatureGrid = styled.ul`
  display: grid;
  gap: ${space[8]};
  @media (min-width: ${breakpoint.small}) { grid-template-columns: 1fr 1fr; }
  @media (min-width: ${breakpoint.medium}) { grid-template-columns: repeat(4, 1fr); }
  margin: 0;
  padding: 0;
  list-style: none;
  h3 { margin: ${space[4]} 0 ${space[2]}; }
  p { margin: 0; color: ${color.inkSoft}; }
`

const TONES = {
  primary: { back: color.primarySoft, ink: color.primaryInk },
  accent: { back: color.accentSoft, ink: color.accentInk },
  support: { back: color.supportSoft, ink: color.supportInk },
}

const FeatureIcon = styled.span<{ $tone: keyof typeof TONES }>`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  /* A pebble, not a circle. */
  border-radius: 52% 48% 46% 54% / 56% 52% 48% 44%;
  background: ${({ $tone }) => TONES[$tone].back};
  color: ${({ $tone }) => TONES[$tone].ink};
`

const StepList = styled.ol`
  display: grid;
  gap: ${space[5]};
  @media (min-width: 56em) { grid-template-columns: repeat(3, 1fr); }
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  > li {
    padding: ${space[6]};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.surface};
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    display: block;
    margin-block-end: ${space[2]};
    font-family: ${font.serif};
    font-size: ${font.size.xxl};
    line-height: 1;
    color: ${color.accentInk};
  }
  h3 { margin: 0 0 ${space[2]}; }
  p { margin: 0; color: ${color.inkSoft}; }
`

const Prompts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
  > li {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.round};
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-family: ${font.serif};
  }
`

const Closing = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  margin-block-start: ${space[16]};
  padding: ${space[12]} ${space[5]};
  border-radius: 24px;
  background: ${color.accentSoft};
  text-align: center;
  @media (min-width: ${breakpoint.medium}) { margin-block-start: 7rem; padding-block: ${space[16]}; }
  > h2 { margin: 0; font-size: ${font.size.xxl}; }
  > p { margin: 0 0 ${space[3]}; }
`

const Disclaimer = styled.p`
  margin: ${space[8]} auto 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  text-align: center;
`
