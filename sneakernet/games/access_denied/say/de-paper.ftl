# Was auf den gedruckten Bögen von Access Denied steht.

makers = Access Denied ist von Greg Turner, die Variante für zwei von Andrew Tullsen.
real-cards = Die echten Karten sind ein PDF des Autors: such nach „Access Denied“ oder „Zugang Verweigert“ und „Greg Turner“.

aid-title = Dein Zug
turn-1 = FREIER VERSUCH: ein Versuch in einem Sektor, oder keiner.
turn-2 =
    { $edition ->
        [german] AKTIONEN: eine für jeden Sektor, in dem du zu Beginn dieses Schritts Root hast. Je ein Versuch, eine Karte oder ein Tausch.
       *[other] AKTION: ein Versuch, oder spiel eine Karte, oder tausch eine Karte weg.
    }
turn-3 =
    { $edition ->
        [german] ABWERFEN: bis zu deinem Handlimit, auf Wunsch mehr. Das Limit ist die Zahl der Sektoren, in denen du Zugang hast.
       *[other] ABWERFEN: bis auf sechs Karten, auf Wunsch mehr.
    }
turn-4 =
    { $edition ->
        [german] ZIEHEN: bis zu so viele Karten, wie es Sektoren gibt, in denen du Operator oder Root bist, innerhalb des Limits.
       *[other] ZIEHEN: bis zu zwei Karten, innerhalb des Limits.
    }
note-title = Ein Versuch
note-1 =
    { $edition ->
        [german] Nenn den Sektor und deine nächste Stufe. Gib dem Kontrolleur 1 Karte für User, 2 für Operator, 3 für Root, mit verschiedenen Codes.
       *[other] Nenn den Sektor und deine nächste Stufe. Gib dem Kontrolleur 1 Karte für User, 2 für Operator, 3 für Root.
    }
note-2 = Alle Codes sind im Passwort: Du bekommst die Karten zurück und steigst eine Stufe auf. Sonst behält der Kontrolleur, was nicht darin ist, und gibt den Rest zurück.
note-3 = Ein Sektor ohne Kontrolleur: Wirf stattdessen 2, 3 oder 4 Karten ab; das klappt immer.
note-4 = Sofortkarten brauchen keine Aktion und gehen, wann immer ihr Text es erlaubt. Steht unter dem Namen ein Zugang oder ein Code, brauchst du ihn.
note-5 = Du gewinnst mit Root in { $goal } kontrollierten Sektoren; dein eigener zählt mit.
note-6 =
    { $edition ->
        [german] Einen Root-Bonus hast du, solange du im Sektor allein Root bist.
       *[other] Einen Root-Bonus haben alle, die im Sektor Root sind.
    }
setup-title = Aufbau
setup-1 = SEKTOREN: Jeder bekommt einen, kontrolliert ihn und hat dort Root. Die anderen liegen daneben.
setup-2 = KARTEN: jedem sechs.
setup-3 = PASSWORT: drei davon mit drei verschiedenen Codes, verdeckt unter deinen Sektor. Geben deine Codes das nicht her, zieh, bis es geht.

sectors-title = Sektoren
level-user = User
level-oper = Operator
level-root = Root
controller = Kontrolleur
password = Passwort verdeckt unter diesem Plan
cost-1 = 1 Karte
cost-2 = 2 Karten
cost-3 = 3 Karten
sector-banking = { target-banking }
sector-government = { target-government }
sector-micronopoly = { target-micronopoly }
sector-newsmedia = { target-newsmedia }
sector-telecomm = { target-telecomm }
sector-universities = { target-universities }
bonus = Root-Bonus
bonus-banking =
    { $edition ->
        [german] In Schritt 4 darfst du eine Karte mehr ziehen, innerhalb des Limits.
        [2013] In Schritt 4 darfst du deine zwei Karten ziehen, egal wie hoch dein Limit ist; am Ende wirfst du bis zum Limit ab.
       *[other] In Schritt 4 darfst du bis zu drei Karten ziehen, egal wie hoch dein Limit ist; am Ende wirfst du bis zum Limit ab.
    }
bonus-government = Zu Beginn deines Zuges darfst du die oberste Karte der Ablage nehmen, auch über dein Limit.
bonus-micronopoly = Dein Handlimit ist um zwei höher.
bonus-newsmedia =
    { $edition ->
        [german] Zu Beginn deines Zuges darfst du ihn aussetzen und ziehen, bis du höchstens sechs Karten hast.
       *[other] Zu Beginn deines Zuges darfst du ihn aussetzen und sechs Karten ziehen, egal wie hoch dein Limit ist.
    }
bonus-telecomm =
    { $edition ->
        [german] Karten, durch die man Aktionen verliert, wirken bei dir nicht.
       *[other] Einmal in deinem Zug: Wirf zwei Karten ab für eine weitere Aktion.
    }
bonus-universities = Statt des freien Versuchs: User in einem Sektor, in dem du keinen Zugang hast. Keine Karte hält das auf.
open-cost = unkontrolliert

markers-title = Marker: sechs für jeden
checklist = Checkliste
checklist-key = Ein Kringel: im Passwort. Ein Kreuz: nicht darin. Bei drei Kringeln ist der Rest der Zeile raus.
checklist-name = Name
