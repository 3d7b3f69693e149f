//# command/named-paths
(function(n,r,s){const a=s("repo/paths"),e=/[\s"'`;&|()<>=]+/;function o(p){return p.split(e).map(t=>(0,a().normalise)(
t)??t)}n.exports={namedPaths:o}});
//# command/read
(function(A,B,a){const u=a("rules/finding"),k=a("command/families/index"),N=a("command/families/machine/program-table"),
O=a("command/families/parsers"),P=a("command/families/programs"),R=a("command/families/tools"),b=a("command/lex/lex"),E=a(
"command/resolve/index"),I=a("command/resolve/lexical"),M=a("command/resolve/npmrc-copies"),x=a("command/resolve/script-\
steps"),T=a("command/sentence"),_={...N().NO_FAMILIES,offered:()=>{}},C=new Set;async function $(t,o={}){const n=w(t,o),
{tree:r,base:s,changed:e=C,cwd:i="",clock:p,programs:c=_}=o;if(r===void 0||n.invocation===void 0||n.argv===null)return n;
const m={tree:r,directory:i,changed:e,families:c,...s&&{base:s}},{invocation:l}=n,{targets:d,problems:g}=await(0,E().resolveInvocation)(
l,m,p);return{...n,...await G(l,d,m),targets:d,problems:J(n.problems,g)}}async function G(t,o,n){if(t.program!=="npm"&&t.
program!=="npx")return{};const r=await(0,x().npmScripts)(t,n),s=o.some(({kind:p,via:c})=>p==="package_binary"&&c===void 0),
i=(r?(0,x().stepsIn)(r).some(({text:p})=>L.test(p)):!s)?await(0,M().foreignSettings)(n.tree,n.changed):[];return{...r&&{
scripts:r},...i.length>0&&{npmSettings:i}}}const L=/(?:^|[^\w.-])np[mx](?![\w.-])/;function w(t,{tree:o,cwd:n="",programs:r=_}={}){
if(typeof t!="string")return j(t);const{words:s,assignments:e,problems:i}=(0,b().lex)(t,o),[p]=s,c=(v,V,y)=>({command:t,
words:s,assignments:e,argv:v,...y===void 0?void 0:{invocation:y},targets:[],problems:V});if(p===void 0)return c(null,i);
const m=(0,b().hasOneReading)({problems:i})?s.map(({text:v})=>v):null,{program:l,problem:d}=F(t,s,r);if(d?.rule==="sente\
nce")return c(m,[d,...i]);if(l===void 0)return c(m,[...i,d]);const g=W(s,i).slice(1),{invocation:S,problems:K}=(0,k().parseInvocation)(
l,g,r),U=(0,I().inspectPaths)(S,n);return c(m,[...i,...K,...U],S)}function W(t,o){const n=o.find(r=>r.rule==="shell-oper\
ator"||(0,u().isProblem)(r,"line-break")&&!r.args.quoted);return n===void 0?t:t.filter(({span:r})=>r.start<n.span.start)}
function j(t){const o=t===null?"null":Array.isArray(t)?"array":typeof t,n=(0,u().problemAt)("command-not-text",{start:0,
end:0},{type:o});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[n]}}const q=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function F(t,o,{allowed:n,offered:r}){const[s]=o,e=s?.text??"",i=(0,O().isProgram)(e)?e:n.get(e);if(i!==void 0)return{program:i};
const p=s?.span??{start:0,end:0},c=(d,g)=>({program:void 0,problem:(0,u().problemAt)(d,p,g)}),[,m]=q.exec(e)??[];if(m===
void 0&&(0,T().isSentence)(t)){const d=o.at(-1)?.span.end??p.end;return{program:void 0,problem:(0,u().problemAt)("senten\
ce",{start:p.start,end:d},{})}}const l=D(e,r);return/[\\/]/.test(e)?c("program-by-path",{program:e,...l}):m!==void 0?c("\
program-look-alike",{program:e,meant:m.toLowerCase()}):c("program-not-allowed",{program:e,group:P().REFUSED_PROGRAMS.get(
e)??(R().TOOLS.has(e)?"npx":"other"),...l,allowed:[...n.keys()]})}const H=new Map([["gradlew","gradle"],["mvnw","mvn"],[
"gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function D(t,o){
const n=o(t);if(n!==void 0)return{offered:n};const r=t.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(
/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),s=H.get(r)??r,e=o(s);return e===void 0?{offered:""}:{offered:e,word:s}}function J(t,o){
const n=new Set(t.map(h)),r=[...t];for(const s of o){const e=h(s);n.has(e)||(n.add(e),r.push(s))}return r}function h({rule:t,
span:o,args:n}){return JSON.stringify([t,o.start,o.end,n])}A.exports={readCommand:$,readWords:w}});
//# command/sentence
(function(i,v,c){const o=c("command/families/programs"),u=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
p=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
m=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,l=/^[A-Za-z][a-z']*[:,]?$/,h=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
d=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,S=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function A(a){const e=a.trim(),[t="",...s]=e.split(/\s+/,100);if(o().REFUSED_PROGRAMS.has(t))return!1;if(h.test(e)||d.test(
e)||S.test(t))return!0;if(/[;&|<>$`]/.test(e))return!1;const n=l.test(t);if(s.some(r=>/^--?[A-Za-z]/.test(r)))return!1;if((n||
m.test(t))&&s.some(r=>u.test($(r))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(t))return s.length>0||/[.!:]$/.test(t);const z=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(s[0]??"");return n&&z&&(p.test(t)||/[a-z]{2}[.!?]$/.test(e))}function $(a){return a.replace(/[.,;:!?]$/,"")}i.exports=
{isSentence:A}});
//# command/shell-text
(function(v,b,T){const M=T("command/lex/lex"),S=128*1024,_=16;function $(o,t){return o.length>S?[]:new C(o,t).read()}function x(o){
return o.flatMap(t=>[t,...x(t.inside)])}class C{#s;#l;#e=[];#i;#t=0;constructor(t,s){this.#s=t,this.#l=s,this.#i=w(0,0,"")}read(){
for(;this.#t<this.#s.length;)this.#f();for(;this.#e.length>0;)this.#o(this.#s.length);return this.#n(this.#s.length,""),
this.#i.commands}#f(){const t=this.#i,s=this.#s.charAt(this.#t),i=this.#s.charAt(this.#t+1);t.quote==="'"?(s==="'"&&(t.quote=
""),this.#t+=1):s==="\\"?this.#t+=2:s==="`"?t.close==="`"?this.#o(this.#t):this.#h(1,"`"):s==="$"&&i==="("?this.#h(2,")"):
t.quote==='"'?(s==='"'&&(t.quote=""),this.#t+=1):this.#d(s,i)}#d(t,s){const i=this.#i;if(t==='"'||t==="'")i.quote=t,this.#t+=
1;else if(t==="(")this.#h(1,")");else if(t===")")i.close===")"?this.#o(this.#t):this.#r(/[)]/);else if((t==="<"||t===">")&&
s==="(")this.#h(2,")");else if(t==="<"||t===">"||t==="&"&&s===">"){const h=this.#t;do this.#t+=1;while(this.#t-h<3&&/[<>&|-]/.
test(this.#s.charAt(this.#t)));i.operators.push([h,this.#t])}else if(/[;&|\r\n]/.test(t))this.#r(/[;&|\r\n]/);else if(t===
"#"&&/^\s?$/.test(this.#s.charAt(this.#t-1))){const h=this.#s.indexOf(`
`,this.#t);i.holes.push([this.#t,h<0?this.#s.length:h]),this.#t=h<0?this.#s.length:h}else this.#t+=1}#r(t){const s=this.#t;
for(;t.test(this.#s.charAt(this.#t));)this.#t+=1;this.#n(s,this.#s.slice(s,this.#t))}#h(t,s){const i=this.#t;if(this.#t+=
t,this.#e.length===_){this.#n(i,"");return}this.#e.push(this.#i),this.#i=w(i,this.#t,s)}#o(t){this.#n(t,"");const{commands:s,
opened:i}=this.#i,h=this.#e.pop();h!==void 0&&(this.#t=Math.min(t+1,this.#s.length),h.holes.push([i,this.#t]),h.inside.push(
...s),this.#i=h)}#n(t,s){const i=this.#i,h=this.#a(i,t),{words:m,redirections:p,inside:r}=h;(m.length>0||p.length>0||r.length>
0)&&(i.commands.push(h),i.pipedFrom=/^\|&?$/.test(s)?h:void 0),i.start=this.#t,i.holes=[],i.operators=[],i.inside=[]}#a({
start:t,holes:s,operators:i,inside:h,pipedFrom:m},p){let r="",c=t;const X=[...s.map(([e,n])=>({from:e,to:n,filling:this.#s[e]===
"#"?" ":"_"})),...i.map(([e,n])=>({from:e,to:n,filling:" "}))].sort((e,n)=>e.from-n.from);for(const{from:e,to:n,filling:l}of X)
r+=this.#s.slice(c,e)+l.repeat(n-e),c=n;r+=this.#s.slice(c,p);const A=(0,M().lex)(r,this.#l),d=A.words.map(e=>({...e,span:q(
e.span,t)})),E=A.problems.map(e=>({...e,span:q(e.span,t)})),u=new Set;let a=0;const O=i.map(([e,n])=>{for(;a<d.length&&(d[a]?.
span.start??n)<n;)a+=1;const l=d[a],g=d[a-1];return g?.span.end===e&&/^\d+$/.test(g.text)&&u.add(g),l&&u.add(l),{operator:this.#s.
slice(e,n),...l&&{target:l}}});return{words:d.filter(e=>!u.has(e)),redirections:O,problems:E,inside:h,...m&&{pipedFrom:m}}}}
function w(o,t,s){return{opened:o,start:t,close:s,quote:"",pipedFrom:void 0,...{commands:[],holes:[],operators:[],inside:[]}}}
function q({start:o,end:t},s){return{start:o+s,end:t+s}}v.exports={everyCommand:x,readShellText:$}});
